import { nameAndRole, portraitOf } from '#app/pages/team-member.ts'
import type { Content } from '#content/all-content.ts'
import { whereWeWorkText } from '#content/cities/cities-served.ts'
import { cityLinks } from './city-markdown.ts'
import { bulletList, escapeMarkdown, heading, image, joinBlocks, link, textSections } from './markdown.ts'

export function aboutMarkdown({ about, cities, site: { owner } }: Content) {
  const { titles, callToAction, whereWeWork } = about
  return joinBlocks([
    heading(1, titles.page),
    escapeMarkdown(about.intro),
    ...owner.letter.map(escapeMarkdown),
    ...(owner.letter.length > 0 ? [owner.profile ? link(owner.name, owner.profile) : escapeMarkdown(owner.name)] : []),
    heading(2, titles.team),
    ...(about.team.some(({ photo }) => photo) ? [] : [escapeMarkdown(about.teamNote)]),
    ...about.team.flatMap(member => {
      const { src, alt } = portraitOf(member)
      return [image(alt, src), heading(3, member.title), ...[nameAndRole(member), member.text].map(escapeMarkdown)]
    }),
    ...textSections(2, [
      { heading: titles.whatWeDo, paragraphs: about.whatWeDo },
      { heading: titles.story, paragraphs: about.story },
      { heading: titles.mission, paragraphs: [about.mission] },
    ]),
    heading(2, titles.values),
    ...about.values.flatMap(({ name, text }) => [heading(3, name), escapeMarkdown(text)]),
    heading(2, titles.faq),
    ...about.faq.flatMap(({ question, answer }) => [heading(3, question), escapeMarkdown(answer)]),
    heading(2, callToAction.title),
    escapeMarkdown(callToAction.text),
    bulletList([callToAction.start, callToAction.winnipeg].map(({ text, to }) => link(text, to))),
    heading(2, whereWeWork.title),
    escapeMarkdown(
      whereWeWorkText(
        whereWeWork,
        cities.map(({ slug }) => slug),
      ),
    ),
    ...cityLinks(cities),
  ])
}
