import { mayBeOneOf, needAttribute } from '../../../src/check/attribute'
import type { Check, Problem } from '../../../src/check/problem'
import { mayBeUrl } from '../../../src/check/url'
import { BAR, BUTTON_NAMES, MEDIA, PLAYER } from './markup'

/** Contract 03 §14: sound or video with a file, captions with an address, buttons with a known name. */
export const check: Check = (host) => {
  const media = host.querySelector(MEDIA)
  if (!media) return [{ kind: 'missing', message: 'it holds no video or audio: there is nothing to play' }]
  // Media in a nested player belong to that one; a player with a bar is driven by another script.
  if (media.closest(PLAYER) !== host || host.querySelector(BAR)) return []
  return [
    ...checkFiles(media),
    ...[...media.querySelectorAll('track')].flatMap((track) => [
      ...needAttribute(track, 'src'),
      ...mayBeUrl(track, 'src'),
    ]),
    ...[...host.querySelectorAll('[data-player]')].flatMap((button) =>
      mayBeOneOf(button, 'data-player', BUTTON_NAMES),
    ),
  ]
}

function checkFiles(media: Element): Problem[] {
  const files = [media, ...media.querySelectorAll('source')].filter((each) =>
    each.getAttribute('src')?.trim(),
  )
  if (files.length > 0) return files.flatMap((each) => mayBeUrl(each, 'src'))
  return [{ kind: 'missing', message: `<${media.localName}> names no file`, element: media }]
}
