import type { Toolkit } from '#contracts/toolkit.ts'

export function HowToUse({ title, steps }: Toolkit['howToUse']) {
  return (
    <section>
      <h2 className="text-heading-2">{title}</h2>
      <ol className="mt-6 flex flex-col gap-7">
        {steps.map(({ title: step, text }, index) => (
          <li key={step} className="flex gap-4 print:break-inside-avoid">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-pill border-2 border-pine font-semibold text-pine"
            >
              {index + 1}
            </span>
            <div className="pt-0.5">
              <h3 className="text-heading-3 text-pine-deep">{step}</h3>
              <p className="mt-1.5 max-w-text">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
