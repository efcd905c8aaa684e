/** What PHP's `sprintf` fills in. */
export const PLACEHOLDER = /%(?:\d+\$)?[sdf]/
