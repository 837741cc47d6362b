/** 1.2 A fraction left over by halving or quartering is dropped. */
export const halved = (number: number): number => Math.floor(number / 2);

/** 1.2 A quarter is taken once, not as the half of a rounded half (rulings/1.2-rounding.md). */
export const quartered = (number: number): number => Math.floor(number / 4);
