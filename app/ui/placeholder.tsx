import { classNames } from '#app/lib/class-names.ts'

/** Takes the room of words or a picture that are on their way: as high as a line of its text, unless told otherwise. */
export function Placeholder({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative inline-block max-w-full before:absolute before:inset-x-0 before:inset-y-[0.2em] before:animate-pulse before:rounded-small before:bg-paper-deep',
        className,
      )}
    >
      &nbsp;
    </span>
  )
}
