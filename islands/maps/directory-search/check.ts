import { needPart } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'

/** Contract 03 §10.3: the host is a form with a link or button that sends it. */
export const check: Check = (host) =>
  host instanceof HTMLFormElement
    ? needPart(host, '#directory-search-button, .directorySearch, [type="submit"], button:not([type])')
    : [{ kind: 'missing', message: `<${host.localName}> is no form, and can not be sent` }]
