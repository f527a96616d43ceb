type WayOfWorkingProps = { steps: ReadonlyArray<{ title: string; text: string }> }

export function WayOfWorking({ steps }: WayOfWorkingProps) {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-5 border-t-2 border-amber pt-5 lg:flex-col lg:gap-3">
          <span aria-hidden="true" className="font-display text-heading-2 text-pine">
            {index + 1}
          </span>
          <div>
            <h3 className="text-heading-3 text-pine-deep">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
