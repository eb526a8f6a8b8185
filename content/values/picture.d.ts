declare module '*picture' {
  const picture: import('./picture-type.ts').Picture;
  export default picture;
}
