import type { QuizSubmission } from '#contracts/quiz.ts'
import { contactFacts, leadsLink, suspicionBlocks, visitBlocks } from '#server/leads/lead-mail-blocks.ts'
import type { MailTemplate } from '#server/mail/mail-template.ts'
import { scoreOf } from './quiz-score.ts'

export type QuizMailData = QuizSubmission & { suspicion: string | null }

const tries = (attempts: number) => (attempts === 1 ? 'right at the first try' : `right after ${attempts} attempts`)

export const quizTeamNotice: MailTemplate<QuizMailData> = {
  name: 'quiz-team-notice',
  title: 'Notice to the team: new quiz',
  audience: 'team',
  write(submission, { siteUrl }) {
    const { contactInfo, results, suspicion } = submission
    const score = `${scoreOf(results)} of ${results.length}`
    return {
      subject: `${suspicion ? 'Suspected: ' : ''}Quiz completed by ${contactInfo.name}, ${contactInfo.businessName}: ${score}`,
      preview: `${score} right at the first try.`,
      replyTo: contactInfo.email,
      blocks: [
        ...suspicionBlocks(suspicion),
        { kind: 'paragraph', text: `Business Competency Assessment: ${score} questions right at the first try.` },
        { kind: 'facts', facts: contactFacts(contactInfo) },
        { kind: 'heading', text: 'Question by question' },
        {
          kind: 'facts',
          facts: results.map(
            ({ questionId, question, userAnswer, attempts, difficulty }) =>
              [`${questionId}. ${question} (${difficulty})`, `${userAnswer}\n${tries(attempts)}`] as const,
          ),
        },
        ...visitBlocks(submission),
        leadsLink(siteUrl),
      ],
    }
  },
}
