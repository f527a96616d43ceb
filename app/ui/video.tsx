import { PlayIcon } from './icons.tsx'
import { Picture } from './picture.tsx'

type VideoProps = {
  /** On youtube-nocookie.com, the only frame origin that the content security policy allows. */
  embedUrl: string
  title: string
  poster: string
  caption: string
  /** What happens before and after the visitor presses play. */
  notice: string
  eager?: boolean
}

const watchUrl = (embedUrl: string) => `https://www.youtube.com/watch?v=${new URL(embedUrl).pathname.split('/').at(-1)}`

/** Loads nothing from YouTube until the visitor presses play: page-script/video.ts then replaces the link with the video. */
export const Video = ({ embedUrl, title, poster, caption, notice, eager = false }: VideoProps) => (
  <figure className="flex flex-col gap-3">
    <div className="relative aspect-video rounded-card shadow-card has-[iframe]:bg-pine-deep">
      <a
        href={watchUrl(embedUrl)}
        target="_blank"
        rel="noopener"
        aria-label={`Play video: ${title}`}
        data-embed={embedUrl}
        data-title={title}
        className="group absolute inset-0 block size-full overflow-hidden rounded-card"
      >
        <Picture src={poster} alt="" shape="poster" eager={eager} className="size-full object-cover" />
        <span className="absolute top-1/2 left-1/2 flex size-20 -translate-1/2 items-center justify-center rounded-pill border-4 border-paper bg-pine-deep text-paper shadow-raised transition-[background-color] group-hover:bg-pine">
          <PlayIcon className="ml-1 size-9" />
        </span>
      </a>
    </div>
    <figcaption className="text-small text-ink-soft">
      {caption} <span data-page-only>{notice}</span>
    </figcaption>
  </figure>
)
