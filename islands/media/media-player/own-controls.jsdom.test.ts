import { expect, test } from 'vitest'
import { clobber } from '../../../tests/unit/clobber'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { hasOwnControls, readPlayer } from './markup'

test('[X11] media player: in a form that clobbers `parentNode` the browser’s own controls stay', () => {
  for (const [name, keeps] of [
    ['engraving', false],
    ['parentNode', true],
  ] as const) {
    showFragment('media-player')
    document.body.innerHTML = `<form><input name="${name}">${document.body.innerHTML}</form>`
    const parts = readPlayer(one('#player-501'))
    clobber(one<HTMLFormElement>('form'))
    expect(parts && hasOwnControls(fakePage().window, parts)).toBe(keeps)
  }
})
