import { expect, test } from 'vitest'
import { cropSquare, dragCrop, wholeCrop } from './crop.ts'

const wide = { width: 400, height: 200 }

test('starts with the largest square in the middle', () => {
  expect(cropSquare(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 })
  expect(cropSquare(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 300, top: 0, side: 100 })
})

test('the picture follows the finger, and stays in the square', () => {
  expect(cropSquare(wide, dragCrop(wide, wholeCrop, 0.25, 0.25))).toEqual({ left: 50, top: 0, side: 200 })
  expect(cropSquare(wide, dragCrop(wide, wholeCrop, -9, 0))).toEqual({ left: 200, top: 0, side: 200 })
})
