import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

type BesidePictureProps = {
  src: string
  /** Empty if the picture is only decoration. */
  alt: string
  children: ReactNode
}

export function BesidePicture({ src, alt, children }: BesidePictureProps) {
  return (
    <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
      <div>{children}</div>
      <Picture src={src} alt={alt} first className="rounded-card" />
    </div>
  )
}
