import { expect, test } from 'vitest'
import { namesIn, stands } from './names-in'

const prose = (text: string) => ({ text, isName: false })
const name = (text: string) => ({ text, isName: true })

test.each([
  ['Give Ann Lee the boat.', 'Ann Lee'],
  ['the boat to my aunt Ann Lee’s son', 'Ann Lee'],
  ['Ann, 12; Luis, 20', 'Ann'],
  ['to Aunt Ann Lee, then Bob', 'Ann Lee'],
  ['ann  LEE: 50', 'Ann Lee'],
  ['Bob Tran\nAnn Lee\nKim Tran', 'Ann Lee'],
  ['María O’Neil', "María O'Neil"],
])('in “%s” stands %s', (text, wanted) => {
  expect(stands(prose(text), wanted)).toBe(true)
})

test.each([
  ['Annabel, 12', 'Ann'],
  ['Joann Lee', 'Ann Lee'],
  ['to Ann Leeds', 'Ann Lee'],
  ['to Ann Lee-Brown', 'Ann Lee'],
  ['to Ann Lee Brown', 'Ann Lee'],
  ['to Ann Lee de la Cruz', 'Ann Lee'],
  ['to my son Ann Lee, Jr.', 'Ann Lee'],
  ['my sister Mary Ann Lee', 'Ann Lee'],
  ['to Lee Ann', 'Ann Lee'],
  ['anything', ''],
])('in “%s” there is another name than %s', (text, wanted) => {
  expect(stands(prose(text), wanted)).toBe(false)
})

test('what stands before a name in a name is a part of it, but for a title', () => {
  expect(stands(name('Mary Ann Lee'), 'Ann Lee')).toBe(false)
  expect(stands(name('Dr. Ann Lee'), 'Ann Lee')).toBe(true)
})

test('a longer name that is known is another person', () => {
  const text = prose('Mary Ann Lee gets the house')
  expect(stands(text, 'Ann Lee')).toBe(true)
  expect(stands(text, 'Ann Lee', ['Mary Ann Lee'])).toBe(false)
})

test('a name is whole, with each name that someone is also known by', () => {
  expect(namesIn(name('Maria de la Cruz'))).toEqual(['Maria de la Cruz'])
  expect(namesIn(name('Maria Lopez, also known as Mary Lopez'))).toEqual(['Maria Lopez', 'Mary Lopez'])
})

test('who somebody is, is no part of the name', () => {
  expect(namesIn(name('Ann Lee, my sister'))).toEqual(['Ann Lee'])
  expect(namesIn(name('My husband Bob Lee'))).toEqual(['Bob Lee'])
  expect(namesIn(name('my oldest sister Ann Lee'))).toEqual(['Ann Lee'])
  expect(namesIn(name('My sister, Ann Lee'))).toEqual(['Ann Lee'])
  expect(namesIn(name('My Linh Tran'))).toEqual(['My Linh Tran'])
  expect(namesIn(name('Bob Lee, Jr.'))).toEqual(['Bob Lee, Jr.'])
})

test('None is nobody’s name', () => {
  expect(['None', 'none.', 'N/A', ''].flatMap((text) => namesIn(name(text)))).toEqual([])
  expect(namesIn(name('Nona None'))).toEqual(['Nona None'])
})
