export function showScore(root: ParentNode, attempts: Readonly<Record<number, number>>) {
  const element = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement
  const questions = [...root.querySelectorAll<HTMLElement>('[data-question]')]
  const missed = questions.filter(({ dataset }) => (attempts[Number(dataset.question)] ?? 1) > 1)
  for (const question of questions) question.hidden = !missed.includes(question)
  element('right-answers').textContent = String(questions.length - missed.length)
  element('missed').hidden = missed.length === 0
  element('score').hidden = false
}
