/** These islands of the group share one file. */
export { mount as contactForm } from './contact-form'
export { mount as contactFormGlobals } from './contact-form-globals'
