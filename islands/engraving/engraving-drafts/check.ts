import type { Check } from '../../../src/check/problem'
import { controlsOf } from './fields'

/** Contract 08 §10.1: what is filled in is kept by the names of the fields. */
export const check: Check = (form) =>
  controlsOf(form).flatMap(({ name, id }) =>
    name
      ? []
      : [{ kind: 'missing', message: `no name for the field “${id}”: it is kept by its place alone` }],
  )
