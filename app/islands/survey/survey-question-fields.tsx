import { type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { RangeField } from '#app/ui/range-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import { maxLengths } from '#contracts/constants.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import type { SurveyProps } from './survey-props.ts'
import { answerTo, type SurveyDraft } from './survey-rules.ts'

type QuestionProps = Pick<SurveyProps, 'contactFields' | 'optionTexts'> & {
  question: SurveyQuestion
  draft: SurveyDraft
  disabled: boolean
  enterKey: 'next' | 'send'
  update: (change: Partial<SurveyDraft>) => void
}

const headingClasses = 'font-display text-heading-3 font-medium text-pine-deep sm:text-heading-2'

export function SurveyQuestionFields({
  question,
  draft,
  contactFields,
  optionTexts,
  disabled,
  enterKey,
  update,
}: QuestionProps) {
  const { contactInfo, answers } = draft
  const heading = <span className={headingClasses}>{question.question}</span>
  const answer = answerTo(question, answers)
  const setAnswer = (value: SurveyAnswer) => update({ answers: { ...answers, [question.id]: value } })
  switch (question.type) {
    case 'contact-form':
      return (
        <Fields heading={heading} hint={question.hint} columns={2}>
          {contactFields.map(({ name, ...field }) => (
            <TextField
              key={name}
              name={name}
              {...field}
              hint={question.fieldHints?.[name as 'email' | 'phone']}
              required
              enterKeyHint={enterKey}
              disabled={disabled}
              value={contactInfo[name]}
              onChange={event => update({ contactInfo: { ...contactInfo, [name]: event.target.value } })}
            />
          ))}
        </Fields>
      )
    case 'multiple-choice':
      return (
        <RadioCards
          key={question.id}
          label={heading}
          name={question.id}
          options={question.options}
          textOf={option => optionTexts[option] ?? option}
          disabled={disabled}
          value={typeof answer === 'string' ? answer : undefined}
          onChange={event => setAnswer(event.target.value)}
        />
      )
    case 'scale':
      return (
        <RangeField
          key={question.id}
          label={heading}
          min={question.scaleMin}
          max={question.scaleMax}
          minLabel={question.scaleMinLabel}
          maxLabel={question.scaleMaxLabel}
          disabled={disabled}
          value={Number(answer)}
          onChange={event => setAnswer(event.target.valueAsNumber)}
        />
      )
    case 'text-multiple': {
      const texts = Array.from({ length: question.textFields }, (_, index) =>
        Array.isArray(answer) ? (answer[index] ?? '') : '',
      )
      return (
        <Fields heading={heading} hint={question.hint} columns={1}>
          {texts.map((text, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: fields are identified by their position.
              key={index}
              name={`${question.id}-${index + 1}`}
              label={
                <>
                  Bottleneck {index + 1}
                  {index === 0 && <span className="font-normal text-ink-soft"> (required)</span>}
                </>
              }
              placeholder={`Bottleneck ${index + 1}`}
              required={index === 0}
              maxLength={maxLengths.surveyAnswer}
              enterKeyHint={enterKey}
              disabled={disabled}
              value={text}
              onChange={event => setAnswer(texts.with(index, event.target.value))}
            />
          ))}
        </Fields>
      )
    }
  }
}

type FieldsProps = { heading: ReactNode; hint: string | undefined; columns: 1 | 2; children: ReactNode }

function Fields({ heading, hint, columns, children }: FieldsProps) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className="mb-2">{heading}</legend>
      {hint && (
        <p id={hintId} className="mb-4 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <div className={classNames('grid gap-3 sm:gap-4', columns === 2 && 'items-end sm:grid-cols-2')}>{children}</div>
    </fieldset>
  )
}
