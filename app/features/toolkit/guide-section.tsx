import type { ReactNode } from 'react'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { Toolkit } from '#contracts/toolkit.ts'

type GuideSectionProps = { section: Toolkit['whatItIs']; children?: ReactNode }

export function GuideSection({ section: { title, paragraphs, items }, children }: GuideSectionProps) {
  return (
    <section className="flex flex-col items-start gap-5">
      <h2 className="text-heading-2">{title}</h2>
      <Prose paragraphs={paragraphs} />
      {items && <BulletList items={items} />}
      {children}
    </section>
  )
}
