import { expect, test } from 'vitest'
import { textOriginal } from './original'

function leaf(html: string) {
  const element = document.createElement('span')
  element.innerHTML = html
  return element
}

test('[X11] a text in a translator’s elements: it changes in them, and they stay for a click that is on its way', () => {
  const label = leaf('<font><font>Ajouter</font></font>')
  const target = label.querySelector('font > font')
  const text = textOriginal(label)
  text.set('Item added')
  expect(label.innerHTML).toBe('<font><font>Item added</font></font>')
  expect(label.contains(target)).toBe(true)
  text.restore()
  expect(label.textContent).toBe('Ajouter')
})

test.each(['<b>Add</b>', '<font>Add</font>', ''])(
  '[X11] a text of %j: it takes the place of everything in its leaf',
  (html) => {
    const label = leaf(html)
    textOriginal(label).set('Item added')
    expect(label.textContent).toBe('Item added')
    expect(label.querySelector('b, i')).toBeNull()
  },
)
