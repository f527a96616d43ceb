import type { Toolkit } from '#contracts/toolkit.ts'

export const toolkit: Toolkit = {
  whatItIs: { title: '', paragraphs: [] },
  gettingStarted: { title: '', paragraphs: [] },
  disclaimer: { title: '', paragraphs: [] },
  howToUse: { title: '', steps: [] },
  prompts: [],
  nextSteps: { title: '', paragraphs: [] },
}
