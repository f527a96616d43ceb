import { localBusinessData } from '#app/lib/head/structured-data.ts'
import { CityLinks } from '#app/pages/cities/city-links.tsx'
import type { Page } from '#app/shell/page.ts'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TwoColumnText } from '#app/ui/two-column-text.tsx'
import type { Content } from '#content/all-content.ts'
import { whereWeWorkText } from '#content/cities/cities-served.ts'

export const createAboutPage = (content: Content): Page => ({
  path: '/about',
  title: `${content.about.titles.page} | ${content.site.name}`,
  description: content.about.metaDescription,
  structuredData: urlOf => [localBusinessData(content.site, urlOf)],
  hasMarkdown: true,
  body: <About content={content} />,
})

function About({ content: { about, cities, site } }: { content: Content }) {
  const { titles, callToAction, whereWeWork } = about
  return (
    <>
      <PageSection>
        <PageHeading title={titles.page} lead={about.intro} />
        {site.owner.letter.length > 0 && <OwnersLetter owner={site.owner} />}
      </PageSection>
      <PageSection tone="deep">
        <TwoColumnText
          sections={[
            { heading: titles.whatWeDo, body: <Prose paragraphs={about.whatWeDo} /> },
            { heading: titles.story, body: <Prose paragraphs={about.story} /> },
          ]}
        />
      </PageSection>
      <PageSection title={titles.team}>
        <ul className="grid gap-6 sm:grid-cols-2">
          {about.team.map(({ title, text, name, role, photo, drawing, drawingAlt }) => (
            <li key={title}>
              <Card flush className="flex h-full items-center overflow-hidden sm:block">
                <div className="w-28 shrink-0 sm:w-auto">
                  {photo ? (
                    <Picture src={photo} alt={name || role} shape="portrait" />
                  ) : (
                    <Picture src={drawing} alt={drawingAlt} />
                  )}
                </div>
                <div className="p-4 sm:p-6">
                  <h3 className="text-heading-3 text-pine-deep">{title}</h3>
                  {name && <p className="mt-1 text-small font-semibold text-ink-soft">{`${name}, ${role}`}</p>}
                  <p className="mt-2 text-ink-soft">{text}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection tone="pine" title={titles.mission}>
        <p className="max-w-text text-lead">{about.mission}</p>
      </PageSection>
      <PageSection title={titles.values}>
        <CardGrid cards={about.values.map(({ name, text }) => ({ title: name, text }))} />
      </PageSection>
      <PageSection tone="deep" title={titles.faq}>
        <CardGrid cards={about.faq.map(({ question, answer }) => ({ title: question, text: answer }))} />
      </PageSection>
      <PageSection tone="pine" title={callToAction.title} lead={callToAction.text} print={false}>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <LinkButton to={callToAction.start.to}>{callToAction.start.text}</LinkButton>
          <a
            href={callToAction.winnipeg.to}
            className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
          >
            {callToAction.winnipeg.text}
          </a>
        </div>
      </PageSection>
      <PageSection
        title={whereWeWork.title}
        lead={whereWeWorkText(
          whereWeWork,
          cities.map(({ slug }) => slug),
        )}
        print={false}
      >
        <CityLinks cities={cities} />
      </PageSection>
    </>
  )
}

function OwnersLetter({ owner }: { owner: Content['site']['owner'] }) {
  return (
    <div className="mt-10 max-w-text border-l-4 border-amber pl-5">
      <Prose paragraphs={owner.letter} />
      <p className="mt-4 font-semibold">
        {owner.profile ? <TextLink to={owner.profile}>{owner.name}</TextLink> : owner.name}
      </p>
    </div>
  )
}
