import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { Picture } from './picture.tsx'

type TextWithPictureProps = {
  src: string
  /** Empty if the picture is only decoration. */
  alt: string
  /** Leaves the picture out on a phone, where it would come between the heading and what follows. */
  onlyBeside?: boolean
  children: ReactNode
}

export function TextWithPicture({ src, alt, onlyBeside = false, children }: TextWithPictureProps) {
  return (
    <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
      <div>{children}</div>
      <Picture
        src={src}
        alt={alt}
        first={!onlyBeside}
        className={classNames('rounded-card', onlyBeside && 'max-lg:hidden')}
      />
    </div>
  )
}
