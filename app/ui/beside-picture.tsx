import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

type BesidePictureProps = {
  src: string
  /** Empty where the picture only sets the mood of what the words say. */
  alt: string
  children: ReactNode
}

/** Words with a scene at their side; on a phone, where the words matter more, the scene follows them. */
export function BesidePicture({ src, alt, children }: BesidePictureProps) {
  return (
    <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
      <div>{children}</div>
      <Picture src={src} alt={alt} first className="rounded-card" />
    </div>
  )
}
