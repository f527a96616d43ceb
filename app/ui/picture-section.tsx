import type { ComponentProps } from 'react'
import { PageHeading } from './page-heading.tsx'
import { PageSection } from './page-section.tsx'
import { TextWithPicture } from './text-with-picture.tsx'

/** A page that's little more than its heading, beside a drawing. */
export const PictureSection = ({ src, ...heading }: ComponentProps<typeof PageHeading> & { src: string }) => (
  <PageSection>
    <TextWithPicture src={src} alt="">
      <PageHeading {...heading} />
    </TextWithPicture>
  </PageSection>
)
