/** So often; less often where faults are planted one after the other: what a long walk notices, a short one mostly notices as well. */
export const often = (times: number, hurried: number): number => (process.env['LUDOTECA_FAULT'] === undefined ? times : hurried);
