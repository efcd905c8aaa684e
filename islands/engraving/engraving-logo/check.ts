import { needPart } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { readLogo } from './markup'

/** Contract 08 §10.1: the file field, the preview, and the fields that tell the server. */
export const check: Check = (form, page) => [
  ...tryRead(() => readLogo(form, page), form),
  ...needPart(form, '#trophy_upload_id'),
  ...needPart(page.document.body, '#upload_issue'),
]
