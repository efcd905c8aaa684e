/** Marks the functions that laurel provides in place of another script's global. */
const OURS = 'isLaurels'

export const asOurs = <Call extends object>(call: Call): Call => Object.assign(call, { [OURS]: true })

export const isOurs = (value: unknown) => typeof value === 'function' && Reflect.get(value, OURS) === true
