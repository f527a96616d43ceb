import { useState } from 'react'
import { PlayIcon } from './icons.tsx'
import { Picture } from './picture.tsx'

type VideoProps = {
  /** On youtube-nocookie.com, the only frame origin that the content security policy allows. */
  embedUrl: string
  title: string
  poster: string
  caption: string
  eager?: boolean
}

export const watchUrl = (embedUrl: string) =>
  `https://www.youtube.com/watch?v=${new URL(embedUrl).pathname.split('/').at(-1)}`

// Not inline: a new ref callback would take the focus on every render.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** Loads nothing from YouTube until the visitor presses play. The poster is a link, so it works before hydration. */
export function Video({ embedUrl, title, poster, caption, eager = false }: VideoProps) {
  const [playing, setPlaying] = useState(false)
  return (
    <figure className="flex flex-col gap-3">
      <div className="relative aspect-video overflow-hidden rounded-card shadow-card">
        {playing ? (
          <iframe
            ref={takeFocus}
            src={`${embedUrl}?autoplay=1&rel=0`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full bg-pine-deep"
          />
        ) : (
          <a
            href={watchUrl(embedUrl)}
            target="_blank"
            rel="noopener"
            aria-label={`Play video: ${title}`}
            onClick={event => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setPlaying(true)
            }}
            className="group absolute inset-0 block rounded-card focus-visible:-outline-offset-4 focus-visible:outline-amber"
          >
            <Picture src={poster} alt="" shape="poster" eager={eager} className="size-full object-cover" />
            <span className="absolute top-1/2 left-1/2 flex size-20 -translate-1/2 items-center justify-center rounded-pill border-4 border-paper bg-pine-deep text-paper shadow-raised transition-[background-color] group-hover:bg-pine">
              <PlayIcon className="ml-1 size-9" />
            </span>
          </a>
        )}
      </div>
      <figcaption className="text-small text-ink-soft">
        {`${caption} Plays from YouTube, which is contacted only once you press play.`}
      </figcaption>
    </figure>
  )
}
