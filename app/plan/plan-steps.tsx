import { TextLink } from '#app/ui/text-link.tsx'
import type { Plan } from '#contracts/plan.ts'

export const PlanSteps = ({ steps }: Pick<Plan, 'steps'>) => (
  <ol className="flex max-w-narrow flex-col gap-7 print:block">
    {steps.map(({ when, actions }) => (
      <li
        key={when}
        className="border-l-4 border-amber pl-5 print:mb-2 print:break-inside-avoid print:border-ink print:pl-3"
      >
        <h4 className="text-heading-4 font-semibold text-pine-deep print:text-[9.5pt]">{when}</h4>
        <ul className="mt-1 flex flex-col gap-3 print:gap-1">
          {actions.map(({ text, link }) => (
            <li key={text} className="wrap-anywhere print:flex print:gap-2">
              <TickBox />
              <span>
                {text} {link && <PlanLink {...link} />}
              </span>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)

export const FirstSteps = ({ bottlenecks }: Pick<Plan, 'bottlenecks'>) => (
  <dl className="flex max-w-narrow flex-col gap-4">
    {bottlenecks.map(({ text, fix }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text.
      <div key={index}>
        <dt className="font-semibold wrap-anywhere">
          <bdi>{text}</bdi>
        </dt>
        <dd className="text-ink-soft">{fix}</dd>
      </div>
    ))}
  </dl>
)

/** Paper can't be clicked, so the address stands behind the title. Rendered by the server, it's a path: the site's is below. */
export const PlanLink = ({ text, to }: { text: string; to: string }) => (
  <>
    <TextLink inline to={to}>
      {text}
    </TextLink>
    <span className="hidden wrap-anywhere print:inline"> ({addressOf(to)})</span>
  </>
)

const addressOf = (to: string) =>
  typeof location === 'object' ? new URL(to, location.href).href.replace(/^https?:\/\//, '') : to

/** For a pen. */
export const TickBox = () => (
  <span aria-hidden className="mt-0.5 hidden size-3 shrink-0 border border-ink print:block" />
)
