import { describe, expect, test } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { alertVisitor } from './alert'

const said = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)

describe('[P15] [X09] alert', () => {
  test('[P15] alert: a text in a live region; a new alert replaces it', () => {
    alertVisitor(document, 'The <b>listing</b> is gone.')
    expect(said()).toEqual(['The <b>listing</b> is gone.'])
    alertVisitor(document, 'It is back.')
    expect(said()).toEqual(['It is back.'])
  })

  test('[P15] alert: closes by its button, which has a name, or by its caller', () => {
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

  test('[P15] [X09] alert: closed by its button, the focus returns to where it was', () => {
    document.body.innerHTML = '<a href="/directory/" class="first">Edit</a><input class="second">'
    one('.first').focus()
    alertVisitor(document, 'One')
    const closer = one('.laurel-note button')
    one('.second').focus()
    closer.focus()
    closer.click()
    expect(document.activeElement).toBe(one('.second'))
    alertVisitor(document, 'Two')
    one('.laurel-note button').focus()
    one('.first').focus()
    one('.laurel-note button').click()
    expect(document.activeElement).toBe(one('.first'))
    alertVisitor(document, 'Three')
    one('.laurel-note button').focus()
    one('.second').remove()
    one('.laurel-note button').click()
    expect(document.body.childElementCount).toBe(1)
  })
})
