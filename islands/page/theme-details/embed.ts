import type { Scope } from '../../../src/page/scope'

/** Shows an embed everywhere but on Apple's mobile devices. */
export function showEmbed(embed: HTMLElement, { device, adopt }: Scope): void {
  if (!device.apple) adopt.style(embed, 'display', 'block')
}
