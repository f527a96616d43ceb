import { classNames } from '#app/lib/class-names.ts'

const sizes = {
  scene: { width: 1200, height: 600 },
  portrait: { width: 480, height: 480 },
  poster: { width: 1280, height: 720 },
}

type PictureProps = {
  src: string
  alt: string
  shape?: keyof typeof sizes
  /** On the first screen of its page, so it's fetched at once. */
  first?: boolean
  className?: string
}

/** Its size is known before it arrives, so that nothing moves. */
export function Picture({ src, alt, shape = 'scene', first = false, className }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      {...sizes[shape]}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  )
}
