import { expect, test } from 'vitest'
import { marked, readMarkers, stripMarkers } from './markers.ts'

test('finds each text and its path, and what is between them', () => {
  const text = `${marked('home/title', 'One')}, ${marked('about/faq/0/answer', 'two')}!`
  expect(readMarkers(text)).toEqual([
    { path: 'home/title', text: 'One' },
    { path: null, text: ', ' },
    { path: 'about/faq/0/answer', text: 'two' },
    { path: null, text: '!' },
  ])
  expect(stripMarkers(text)).toBe('One, two!')
})

test('finds a text that is filled into another one, even at its start', () => {
  const city = marked('cities/winnipeg/name', 'Winnipeg')
  expect(readMarkers(marked('cityPage/title', `${city} and around ${city}.`))).toEqual([
    { path: 'cities/winnipeg/name', text: 'Winnipeg' },
    { path: 'cityPage/title', text: ' and around ' },
    { path: 'cities/winnipeg/name', text: 'Winnipeg' },
    { path: 'cityPage/title', text: '.' },
  ])
})

test('follows a text from one part of the page to the next', () => {
  const [start = '', end = ''] = marked('footer/note', 'Write to|us. ').split('|')
  const open: string[] = []
  expect(readMarkers(start, open)).toEqual([{ path: 'footer/note', text: 'Write to' }])
  expect(readMarkers('hello@example.ca', open)).toEqual([{ path: 'footer/note', text: 'hello@example.ca' }])
  expect(readMarkers(`${end}Bye`, open)).toEqual([
    { path: 'footer/note', text: 'us. ' },
    { path: null, text: 'Bye' },
  ])
})
