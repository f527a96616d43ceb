import type { Content } from '#content/all-content.ts'

export type PlanProps = ReturnType<typeof planProps>

export const planProps = ({ planWords }: Content) => ({ words: planWords })
