/** Marks what laurel provides in the place of somebody's global, so that theirs can be told from it. */
const OURS = 'isLaurels'

export const asOurs = <Call extends object>(call: Call): Call => Object.assign(call, { [OURS]: true })

export const isOurs = (value: unknown) => typeof value === 'function' && Reflect.get(value, OURS) === true
