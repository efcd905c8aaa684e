import { describe, expect, test } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { alertVisitor } from './alert'

const said = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)

describe('[P15] [X09] alert', () => {
  test('[P15] alert: a text, as text, in a live region; a new one takes its place', () => {
    alertVisitor(document, 'The <b>listing</b> is gone.')
    expect(said()).toEqual(['The <b>listing</b> is gone.'])
    alertVisitor(document, 'It is back.')
    expect(said()).toEqual(['It is back.'])
  })

  test('[P15] alert: it goes by its button, which has a name, or by whoever made it', () => {
    alertVisitor(document, 'One')
    const closer = one('.laurel-note button')
    expect(closer.getAttribute('aria-label')).toBe('Close')
    closer.click()
    expect(document.body.childElementCount).toBe(0)
    const end = alertVisitor(document, 'Two')
    end()
    end()
    expect(document.body.childElementCount).toBe(0)
  })
})
