import { showsPath } from '#app/page-script/shown-path.ts'
import { nextPageId } from '#app/shell/page.ts'
import { endIsland } from './hydrate-island.tsx'

type Options = {
  /** How many history entries the form has added. Back then leaves the form instead of going through it. */
  ownEntries?: number
  state?: unknown
  scroll?: ScrollBehavior
}

/** Shows the page in the `<template>` and its address, without a connection. Its island, if it has one, loads after that. */
export async function showNextPage({ ownEntries = 0, state = null, scroll = 'instant' }: Options = {}) {
  const template = document.getElementById(nextPageId) as HTMLTemplateElement
  const { title = '', path = '' } = template.dataset
  const main = document.getElementById('main') as HTMLElement
  endIsland()
  main.replaceChildren(template.content)
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
  startIsland(template.dataset.scripts, main)
}

/** The page can be read without it, so a failure only shows the page's notice about it. */
async function startIsland(scripts: string | undefined, page: HTMLElement) {
  try {
    for (const script of scripts?.split(' ') ?? []) await import(/* @vite-ignore */ script)
  } catch (error) {
    console.info('the rest of the page could not be loaded', error)
    page.querySelector('[data-load-failed]')?.removeAttribute('hidden')
  }
}

const goBack = (entries: number) =>
  new Promise(resolve => {
    addEventListener('popstate', resolve, { once: true })
    history.go(-entries)
  })
