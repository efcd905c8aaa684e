import { useStore } from '@nanostores/react'
import type { Mount } from '../../../src/page/island'
import { useAdopted } from '../../../src/react/adopt'
import { mountReact } from '../../../src/react/mount'
import { type ShownLove, shownLoves } from './shown-love'

export const show: Mount = (host, scope) => {
  const love = shownLoves.get(host)
  if (love) scope.add(mountReact(<LoveButton {...love} />, scope))
}

/** The heart under a post. All buttons of a post share one state. */
function LoveButton({ host, count, printed, $love }: ShownLove) {
  const love = useStore($love)
  useAdopted(host, { class: { loved: love.loved } }, { keep: true })
  useAdopted(host, { attributes: { role: 'button', 'aria-pressed': love.loved } })
  // The printed number keeps the server's format (`1,024`).
  useAdopted(count, love.lovers === printed.lovers ? {} : { text: String(love.lovers) }, { keep: true })
  return null
}
