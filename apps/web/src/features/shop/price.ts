const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** `paise` as a person reads it: `₹1,500`. */
export const price = (paise: number) => RUPEES.format(paise / 100)
