// Imported before everything else: an old Node should hear one line, not a stack of missing names.
const wanted = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(`Touchpaper needs Node ${wanted.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
