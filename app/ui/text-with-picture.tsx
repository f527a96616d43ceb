import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Picture } from './picture.tsx'

type TextWithPictureProps = {
  src: string
  alt: string
  wideOnly?: boolean
  children: ReactNode
}

export function TextWithPicture({ src, alt, wideOnly = false, children }: TextWithPictureProps) {
  return (
    <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
      <div>{children}</div>
      <Picture
        src={src}
        alt={alt}
        eager={!wideOnly}
        className={classNames('rounded-card', wideOnly && 'max-lg:hidden')}
      />
    </div>
  )
}
