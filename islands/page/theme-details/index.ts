import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { hideViewerOnClick } from './activity-viewer'
import { styleAsBuilderHeading } from './comment-heading'
import { showEmbed } from './embed'
import { removeTitle } from './image-title'

/** Four small behaviours of the theme's script, by the selector of their hosts (contract 01 §23.4, §27). */
const BEHAVIOURS: Readonly<Record<string, (host: HTMLElement, scope: Scope) => void>> = {
  // The titles of the theme's tooltips are left in place.
  'img[title]:not([data-toggle="tooltip"])': removeTitle,
  embed: showEmbed,
  '.activity-time-since, .bp-secondary-action': hideViewerOnClick,
  '.single-post #respond h3': styleAsBuilderHeading,
}

export const mount: Mount = (host, scope) => {
  const behaviour = Object.entries(BEHAVIOURS).find(([selector]) => host.matches(selector))?.[1]
  behaviour?.(host, scope)
}
