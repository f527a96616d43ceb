import type { StartPageWindow } from '#app/page-script/start-page.ts'

/** Counts a step of the form on this page, if the visit is counted. */
export const countStep = (step: 'opened' | 'started') => (window as StartPageWindow).countView?.(step)
