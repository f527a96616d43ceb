import { useState } from 'react'
import { watchUrl } from '#app/lib/watch-url.ts'
import { PlayIcon } from './icons.tsx'
import { Picture } from './picture.tsx'

type VideoProps = {
  /** On youtube-nocookie.com, the only origin that the content security policy allows in a frame. */
  embedUrl: string
  title: string
  poster: string
  caption: string
  first?: boolean
}

// Not inline: a new function at every render would move the focus at every render.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/**
 * Only a poster until the visitor presses play: nothing is fetched from outside before that. The poster links to the
 * video's own page, so it works before the scripts have arrived.
 */
export function Video({ embedUrl, title, poster, caption, first = false }: VideoProps) {
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
            <Picture src={poster} alt="" shape="poster" first={first} className="size-full object-cover" />
            <span className="absolute top-1/2 left-1/2 flex size-20 -translate-1/2 items-center justify-center rounded-pill border-4 border-paper bg-pine-deep text-paper shadow-raised transition-[background-color] group-hover:bg-pine">
              <PlayIcon className="ml-1 size-9" />
            </span>
          </a>
        )}
      </div>
      <figcaption className="text-small text-ink-soft">
        {caption} Plays from YouTube, which is contacted only once you press play.
      </figcaption>
    </figure>
  )
}
