import type { Mount } from '../../../src/page/island'

/** Shows an embed everywhere but on Apple's mobile devices (contract 01 §27). */
export const mount: Mount = (host, { device, adopt }) => {
  if (!device.apple) adopt.style(host, 'display', 'block')
}
