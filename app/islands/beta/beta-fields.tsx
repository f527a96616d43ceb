import { classNames } from '#app/ui/class-names.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { BetaQuestion } from '#content/beta-form.ts'
import type { BetaErrors } from './beta-checks.ts'
import type { BetaProps } from './beta-props.ts'

export function BetaFields({ groups, errors }: { groups: BetaProps['groups']; errors: BetaErrors }) {
  return groups.map(({ title, questions }) => (
    <fieldset key={title} className="border-t border-line pt-8">
      {/* Floated: otherwise browsers draw the legend into the border. */}
      <legend className="float-left mb-6 w-full text-heading-3 text-pine-deep">
        <h3>{title}</h3>
      </legend>
      <div className="clear-both grid grid-cols-1 gap-6 sm:grid-cols-2">
        {questions.map(question => (
          <div key={question.name} className={classNames(isFullWidth(question) && 'sm:col-span-2')}>
            <Answer question={question} error={errors[question.name]} />
          </div>
        ))}
      </div>
    </fieldset>
  ))
}

const isFullWidth = ({ kind, name }: BetaQuestion) => kind === 'paragraph' || kind === 'cards' || name === 'fullName'

function Answer({ question, error }: { question: BetaQuestion; error: string | undefined }) {
  const { name, hint, optional } = question
  const label = optional ? (
    <>
      {question.label}
      <span className="font-normal text-ink-soft"> ({optional})</span>
    </>
  ) : (
    question.label
  )
  const field = { name, label, hint, error }
  // Not `required`: some screen readers announce an empty required field as invalid.
  const required = { 'aria-required': optional ? undefined : true }
  switch (question.kind) {
    case 'line':
      return <TextField {...field} {...required} type={question.type} autoComplete={question.autoComplete} />
    case 'paragraph':
      return <TextArea {...field} {...required} />
    case 'list':
      return (
        <SelectField {...field} {...required} options={question.options} placeholder="Choose one" defaultValue="" />
      )
    case 'cards':
      return <RadioCards {...field} options={question.options} />
  }
}
