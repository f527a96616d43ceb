import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type CardWithLinkProps = { title: string; text: string; to: string; link: string }

/** The links of neighbouring cards stand on one line, however long their texts are. */
export function CardWithLink({ title, text, to, link }: CardWithLinkProps) {
  return (
    <Card title={title} className="flex flex-col items-start">
      <p className="mb-3 grow text-ink-soft">{text}</p>
      <TextLink to={to}>{link}</TextLink>
    </Card>
  )
}
