// The way in for `npm start`, `npm test` and `npm run dev`: it needs nothing but Node 20 and npm.
//
//   node scripts/bootstrap.mjs start [arguments]        installs what is needed and starts the product
//   node scripts/bootstrap.mjs run SCRIPT [arguments]   installs what is needed and runs a script of package.json
//
// The scripts of package.json call it through `exec`, so that a signal to npm reaches it and not a shell in between.
//
// This file has to be understood by any Node that can load a module, so that an old one hears what is missing.
// Everything newer is loaded after the check.

var found = process.versions.node;
if (Number(found.split('.')[0]) < 20) {
  console.error(
    'Parlor needs Node 20 or newer and this is ' +
      found +
      ': install a newer one from https://nodejs.org and try again.',
  );
  process.exitCode = 1;
} else {
  void import('./bootstrapSteps.mjs').then(function (steps) {
    return steps.bootstrap(process.argv.slice(2));
  });
}
