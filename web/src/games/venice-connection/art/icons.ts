/** Line icons of this board alone: the `d` of one path each, for `Icon`. */

export const TURN = "M19,12a7,7 0 1 1 -2.400,-5.300M17,2.500V7H12.500";
export const ERASER =
  "M9,19.500H20M5.500,16l-1.500,-1.500a1.400,1.400 0 0 1 0,-2l8.500,-8.500a1.400,1.400 0 0 1 2,0l4.500,4.500a1.400,1.400 0 0 1 0,2L10,19.500H9zM8.500,8l6.500,6.500";
