import { showsPath } from '#app/page-script/shown-path.ts'
import { nextPageId } from '#app/shell/page.ts'
import { endIsland } from './hydrate-island.tsx'

type Options = {
  /** How many history entries the form has added. Back then leaves the form instead of going through it. */
  ownEntries?: number
  state?: unknown
  scroll?: ScrollBehavior
}

/** Shows the page in the `<template>` and its address, without a connection. */
export async function showNextPage({ ownEntries = 0, state = null, scroll = 'instant' }: Options = {}) {
  const template = document.getElementById(nextPageId) as HTMLTemplateElement
  const { title = '', path = '' } = template.dataset
  const main = document.getElementById('main') as HTMLElement
  endIsland()
  main.replaceChildren(template.content.cloneNode(true))
  document.title = title
  const scrollToTop = () => scrollTo({ top: 0, behavior: scroll })
  if (ownEntries > 0) {
    await goBack(ownEntries)
    // By then, the browser has restored the position of the form's first step.
    requestAnimationFrame(scrollToTop)
  }
  history.replaceState(state, '', path)
  showsPath(path)
  scrollToTop()
  main.focus({ preventScroll: true })
}

const goBack = (entries: number) =>
  new Promise(resolve => {
    addEventListener('popstate', resolve, { once: true })
    history.go(-entries)
  })
