import { classNames } from '#app/lib/class-names.ts'

const sizes = {
  scene: { width: 1200, height: 600 },
  portrait: { width: 480, height: 480 },
  poster: { width: 1280, height: 720 },
}

type PictureProps = {
  /** The address of a file in public/pictures. */
  src: string
  alt: string
  shape?: keyof typeof sizes
  /** In the first screen of its page: fetched at once. Everything else waits until it is near. */
  first?: boolean
  className?: string
}

/** One of our drawings. Its size is known before it arrives, so that nothing moves. */
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
