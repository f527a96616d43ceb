import { classNames } from './class-names.ts'

const sizes = {
  scene: { width: 1200, height: 600 },
  portrait: { width: 480, height: 480 },
  poster: { width: 1280, height: 720 },
}

type PictureProps = {
  src: string
  alt: string
  shape?: keyof typeof sizes
  eager?: boolean
  className?: string
}

export function Picture({ src, alt, shape = 'scene', eager = false, className }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      {...sizes[shape]}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={classNames(
        'h-auto w-full',
        // Of any shape. Only its middle is shown, so nothing moves once it's loaded.
        shape === 'scene' && src.startsWith('/photos/') && 'aspect-2/1 object-cover',
        shape === 'portrait' && 'aspect-square object-cover object-[50%_25%]',
        className,
      )}
    />
  )
}
