import type { PersonSummary } from '#contracts/people.ts'

type Row = PersonSummary & { note: string }
type Column = readonly [title: string, cellOf: (row: Row) => string | number | null]

/** The columns of an exported list of leads. */
export const peopleColumns: readonly Column[] = [
  ['Name', row => row.name],
  ['Business name', row => row.businessName],
  ['Email', row => row.email],
  ['Phone', row => row.phone],
  ['Status', row => row.status],
  ['Note', row => row.note],
  ['First form', row => row.firstSubmittedAt],
  ['Latest form', row => row.lastSubmittedAt],
  ['Assessments', row => row.sent.survey],
  ['Quizzes', row => row.sent.quiz],
  ['Beta applications', row => row.sent.beta],
  ['Promise', row => row.promise.state],
  ['Due at', row => row.promise.dueAt],
  ['Answered at', row => row.promise.answeredAt],
  ['Suspicion', row => row.suspicion],
]
